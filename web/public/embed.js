/**
 * <frontier-board>: a board of Frontier's in any page. A plain script without imports, so that it works from
 * another origin without special headers, and as a module, too. What it shows is a frame of embed.html beside
 * this script; attributes are what a link can say (docs/links.md), and what happens inside is told by events.
 *
 *   <script src="https://frontier.example/embed.js" async></script>
 *   <frontier-board domain="sokoban" level="sokoban_csc384:1" strategy="a_star" allow="solve step"
 *     panes="node tree"></frontier-board>
 */
(() => {
  const script =
    document.currentScript ??
    [...document.querySelectorAll('script[src]')].find(({ src }) => /\/embed\.js([?#]|$)/.test(src));
  const base = new URL('.', script?.src ?? document.baseURI);
  const version = 1;
  const told = ['ready', 'step', 'incumbent', 'solved', 'plan', 'answer', 'error'];
  /** What the reader may do, and what it is called in a link, as the Share dialog writes it. */
  const allowed = {
    solve: 'run',
    step: 'plan',
    level: 'levels',
    search: 'search',
    edit: 'edit,text,checks',
    play: 'play',
  };
  const own = new Set(['allow', 'panes', 'readonly', 'link', 'width', 'height', 'title', 'loading']);
  const foreign = /^(id|class|style|slot|lang|dir|hidden|tabindex|role|part|is|nonce|on.*|data-.*|aria-.*)$/;
  const styles = ['accent', 'paper', 'card', 'well', 'ink', 'quiet', 'line', 'font'];
  const words = (text) => (text ?? '').split(/[\s,]+/).filter(Boolean);

  class FrontierBoard extends HTMLElement {
    /** What is as high as the board will be, and holds the frame once that has come into view. */
    #place = null;
    #frame = null;
    #observer = null;
    #waiting = new Map();
    #asked = 0;
    #isReady = false;
    #later = [];
    #watch = new MutationObserver((changes) => this.#changed(changes));

    connectedCallback() {
      this.#watch.observe(this, { attributes: true });
      if (!this.shadowRoot) {
        const root = this.attachShadow({ mode: 'open' });
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(`:host { display: block; } :host([hidden]) { display: none; }
          div { max-width: 100%; border: 1px solid #8884; border-radius: 8px; overflow: hidden; }
          iframe { display: block; width: 100%; height: 100%; border: 0; }`);
        root.adoptedStyleSheets = [sheet];
        this.#place = document.createElement('div');
        root.append(this.#place);
      }
      addEventListener('message', this);
      this.#size(480);
      if (this.getAttribute('loading') === 'eager') return this.#open();
      this.#observer = new IntersectionObserver(
        (entries) => entries.some(({ isIntersecting }) => isIntersecting) && this.#open(),
        { rootMargin: '200px' },
      );
      this.#observer.observe(this);
    }

    disconnectedCallback() {
      removeEventListener('message', this);
      this.#watch.disconnect();
      this.#observer?.disconnect();
      for (const { reject } of this.#waiting.values()) reject(new Error('The board was taken away.'));
      this.#waiting.clear();
      this.#frame?.remove();
      this.#frame = null;
      this.#isReady = false;
    }

    /** Several at once are one change. */
    #changed(changes) {
      const names = changes.map(({ attributeName }) => attributeName).filter((name) => !foreign.test(name));
      const others = names.filter((name) => name !== 'height' && name !== 'width');
      if (others.length < names.length) this.#size(480);
      if (this.#frame && others.length) this.#frame.src = this.#address();
    }

    /** Another link, or the fragment of one. */
    load(link, { run = false } = {}) {
      this.#send('load', { link: String(link), run });
    }
    run() {
      this.#send('run');
    }
    stop() {
      this.#send('stop');
    }
    /** To a step of the search; step({ by: 1 }) goes on from where one is. */
    step(to) {
      this.#send('step', typeof to === 'number' ? { to } : to);
    }
    /** What is shown now, with a link to it. */
    state() {
      return new Promise((resolve, reject) => {
        const id = ++this.#asked;
        this.#waiting.set(id, { resolve, reject });
        this.#send('state', {}, id);
      });
    }

    handleEvent({ source, origin, data }) {
      if (!this.#frame || source !== this.#frame.contentWindow || origin !== base.origin) return;
      if (data?.frontier !== version || typeof data.event !== 'string') return;
      const { event, detail, id } = data;
      if (event === 'resize') return this.#size(Number(detail?.height));
      if (this.#waiting.has(id)) {
        const { resolve, reject } = this.#waiting.get(id);
        this.#waiting.delete(id);
        return event === 'error' ? reject(new Error(detail.message)) : resolve(detail);
      }
      if (event === 'ready' && !this.#isReady) {
        this.#isReady = true;
        this.#paint();
        for (const message of this.#later.splice(0)) this.#post(message);
      }
      if (told.includes(event)) this.dispatchEvent(new CustomEvent(event, { detail, bubbles: true }));
    }

    #open() {
      this.#observer?.disconnect();
      this.#frame = document.createElement('iframe');
      this.#frame.title = this.getAttribute('title') || 'A board of Frontier';
      this.#frame.allow = 'fullscreen; clipboard-write';
      this.#frame.src = this.#address();
      this.#place.append(this.#frame);
    }

    #address() {
      const fields = new URLSearchParams();
      for (const { name, value } of this.attributes) {
        if (own.has(name) || foreign.test(name)) continue;
        const key = name.startsWith('option-') ? `option.${name.slice(7)}` : name.replaceAll('-', '_');
        fields.set(name.startsWith('bound-') ? name.replace('-', '.') : key, value);
      }
      const controls = words(this.getAttribute('allow'))
        .map((word) => allowed[word])
        .filter(Boolean);
      controls.push(...words(this.getAttribute('panes')));
      if (this.hasAttribute('allow') || this.hasAttribute('panes')) {
        fields.set('controls', [...new Set(controls)].join(','));
        if (!words(this.getAttribute('allow')).includes('edit')) fields.set('readonly', '');
      }
      if (this.hasAttribute('readonly')) fields.set('readonly', '');
      fields.set('host', location.origin);
      const given = (this.getAttribute('link') ?? '').replace(/^[^#]*#/, '');
      const page = new URL(this.getAttribute('domain') === 'game' ? 'game.html' : 'embed.html', base);
      page.hash = given ? `${given}&${fields}` : String(fields);
      return page.href;
    }

    /** As high as its author says, or as its content is. */
    #size(height) {
      const fixed = this.getAttribute('height');
      const width = this.getAttribute('width');
      const length = (value) => (/^\d+$/.test(value) ? `${value}px` : value);
      this.#place.style.height = fixed ? length(fixed) : `${Math.min(Math.max(height || 480, 300), 1200)}px`;
      this.#place.style.width = width ? length(width) : '';
    }

    /** The page's own colours: the custom properties --frontier-accent and the like. */
    #paint() {
      const style = getComputedStyle(this);
      const given = styles.map((name) => [name, style.getPropertyValue(`--frontier-${name}`).trim()]);
      this.#post({ command: 'style', detail: Object.fromEntries(given.filter(([, value]) => value)) });
    }

    #send(command, detail = {}, id = undefined) {
      const message = { command, detail, id };
      if (this.#isReady) return this.#post(message);
      this.#later.push(message);
      if (this.#place && !this.#frame) this.#open();
    }

    #post(message) {
      this.#frame?.contentWindow?.postMessage({ frontier: version, ...message }, base.origin);
    }
  }

  if (!customElements.get('frontier-board')) customElements.define('frontier-board', FrontierBoard);
})();
