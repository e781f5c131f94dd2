/**
 * CodeMirror as the Lab uses it: languages, colours by the page's variables, faults at their line, completion
 * from what the puzzle shows of its states.
 * @import { Completion, CompletionContext } from '@codemirror/autocomplete'
 * @import { Extension } from '@codemirror/state'
 * @typedef {{ line: number, column: number, message: string }} Fault
 */
import {
  autocompletion,
  closeBrackets,
  closeBracketsKeymap,
  completionKeymap,
} from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands';
import { javascript } from '@codemirror/lang-javascript';
import { python } from '@codemirror/lang-python';
import {
  bracketMatching,
  HighlightStyle,
  indentOnInput,
  indentUnit,
  syntaxHighlighting,
} from '@codemirror/language';
import { lintKeymap, setDiagnostics } from '@codemirror/lint';
import { RangeSetBuilder, StateEffect, StateField } from '@codemirror/state';
import {
  Decoration,
  drawSelection,
  EditorView,
  highlightActiveLine,
  keymap,
  lineNumbers,
  WidgetType,
} from '@codemirror/view';
import { tags } from '@lezer/highlight';

const highlight = HighlightStyle.define([
  { tag: [tags.keyword, tags.operatorKeyword, tags.modifier], color: 'var(--code-keyword)' },
  { tag: [tags.string, tags.special(tags.string)], color: 'var(--code-string)' },
  { tag: [tags.number, tags.bool, tags.null], color: 'var(--code-number)' },
  { tag: tags.comment, color: 'var(--quiet)', fontStyle: 'italic' },
  {
    tag: [tags.function(tags.variableName), tags.definition(tags.function(tags.variableName))],
    color: 'var(--code-function)',
  },
  { tag: tags.invalid, color: 'var(--bad)' },
]);

const look = EditorView.theme({
  '&': { height: '100%', backgroundColor: 'var(--card)', color: 'var(--ink)', fontSize: '13.5px' },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': { fontFamily: 'var(--mono)', lineHeight: '1.75', overflow: 'auto' },
  '.cm-content': { padding: '8px 0', caretColor: 'var(--ink)' },
  '.cm-line': { padding: '0 10px 0 4px' },
  '.cm-gutters': { backgroundColor: 'var(--card)', color: 'var(--quiet)', border: 'none' },
  '.cm-lineNumbers .cm-gutterElement': { padding: '0 10px 0 8px', minWidth: '38px' },
  '.cm-activeLine': { backgroundColor: 'transparent' },
  '&.cm-focused .cm-activeLine': { backgroundColor: 'var(--code-line)' },
  '.cm-cursor': { borderLeftColor: 'var(--ink)', borderLeftWidth: '2px' },
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground': {
    backgroundColor: 'var(--code-selection)',
  },
  '&.cm-focused .cm-matchingBracket': {
    backgroundColor: 'var(--accent-soft)',
    outline: '1px solid var(--accent)',
  },
  '.cm-fault, &.cm-focused .cm-fault.cm-activeLine': {
    backgroundColor: 'var(--bad-soft)',
    boxShadow: 'inset 3px 0 0 var(--bad)',
  },
  '.cm-fault-words': {
    fontFamily: 'system-ui, sans-serif',
    fontSize: '12.5px',
    lineHeight: '1.4',
    color: 'var(--bad)',
    backgroundColor: 'var(--bad-soft)',
    borderRadius: '0 0 6px 6px',
    padding: '2px 10px 4px 14px',
    whiteSpace: 'pre-wrap',
  },
  '.cm-lintRange-error': { backgroundImage: 'none', textDecoration: 'underline wavy var(--bad)' },
  '.cm-tooltip': {
    backgroundColor: 'var(--card)',
    color: 'var(--ink)',
    border: '1px solid var(--line)',
    borderRadius: '8px',
    boxShadow: 'var(--deep-shadow)',
    fontSize: '13px',
  },
  '.cm-tooltip.cm-tooltip-autocomplete > ul': { fontFamily: 'var(--mono)', maxHeight: '14em' },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li': { padding: '3px 8px' },
  '.cm-tooltip-autocomplete ul li[aria-selected]': {
    backgroundColor: 'var(--accent-soft)',
    color: 'var(--ink)',
  },
  '.cm-completionDetail': { color: 'var(--quiet)', fontStyle: 'normal' },
  '.cm-completionInfo': { padding: '6px 10px', maxWidth: '320px' },
  '.cm-panels': { backgroundColor: 'var(--well)', color: 'var(--ink)', borderColor: 'var(--line)' },
});

class Words extends WidgetType {
  /** @param {string} words */
  constructor(words) {
    super();
    this.words = words;
  }

  /** @param {Words} other */
  eq(other) {
    return other.words === this.words;
  }

  toDOM() {
    const element = document.createElement('div');
    element.className = 'cm-fault-words';
    element.textContent = this.words;
    return element;
  }
}

/** @type {import('@codemirror/state').StateEffectType<readonly Fault[]>} */
const setFaults = StateEffect.define();
const faultMarks = StateField.define({
  create: () => Decoration.none,
  update(marks, transaction) {
    let next = marks.map(transaction.changes);
    for (const effect of transaction.effects) {
      if (!effect.is(setFaults)) continue;
      /** @type {RangeSetBuilder<Decoration>} */ const builder = new RangeSetBuilder();
      const { doc } = transaction.state;
      for (const { line, message } of effect.value.toSorted((a, b) => a.line - b.line)) {
        if (line < 1 || line > doc.lines) continue;
        const { from, to } = doc.line(line);
        builder.add(from, from, Decoration.line({ class: 'cm-fault' }));
        builder.add(to, to, Decoration.widget({ widget: new Words(message), block: true, side: 1 }));
      }
      next = builder.finish();
    }
    return next;
  },
  provide: (field) => EditorView.decorations.from(field),
});

/** Marks the lines of these faults, and no others. @param {EditorView} view @param {readonly Fault[]} faults
 * */
export function markFaults(view, faults) {
  const { doc } = view.state;
  const known = faults.filter(({ line }) => line >= 1 && line <= doc.lines);
  const diagnostics = known.map(({ line, column, message }) => {
    const { from, to, text } = doc.line(line);
    const start = Math.min(to, column ? from + column - 1 : from + (text.length - text.trimStart().length));
    return { from: start, to, severity: /** @type {const} */ ('error'), message };
  });
  view.dispatch({ effects: setFaults.of(known) });
  view.dispatch(setDiagnostics(view.state, diagnostics));
}

/** @param {() => readonly Completion[]} options */
const completing = (options) => (/** @type {CompletionContext} */ context) => {
  const word = context.matchBefore(/[A-Za-z_]\w*/);
  return word || context.explicit ? { from: word?.from ?? context.pos, options: [...options()] } : null;
};

/** @param {string} language @param {() => readonly Completion[]} options @returns {Extension} */
export function languageParts(language, options) {
  const unit = indentUnit.of(language === 'python' ? '    ' : '  ');
  const support = language === 'python' ? python() : language === 'javascript' ? javascript() : null;
  const source = completing(options);
  if (!support) return [unit, autocompletion({ override: [source] }), EditorView.lineWrapping];
  return [unit, support, support.language.data.of({ autocomplete: source })];
}

/** Typed over a selection, a text is put in here: the browser would keep the look of what is replaced by a
 * style of its own, which the page's policy refuses, loudly. */
const typingOver = EditorView.domEventHandlers({
  beforeinput(event, view) {
    const { from, to, empty } = view.state.selection.main;
    const { data: text, inputType, isComposing } = event;
    if (inputType !== 'insertText' || text === null || isComposing || empty) return false;
    const typed = () =>
      view.state.update(view.state.replaceSelection(text), { userEvent: 'input.type', scrollIntoView: true });
    const isHandled = view.state
      .facet(EditorView.inputHandler)
      .some((handle) => handle(view, from, to, text, typed));
    if (!isHandled) view.dispatch(typed());
    event.preventDefault();
    return true;
  },
});

/** What every language has. @param {{ onChange: (text: string) => void, onCheck: () => void }} hooks
 * @returns {Extension} */
export const commonParts = ({ onChange, onCheck }) => [
  keymap.of([{ key: 'Mod-Enter', run: () => (onCheck(), true) }]),
  lineNumbers(),
  history(),
  drawSelection(),
  indentOnInput(),
  bracketMatching(),
  closeBrackets(),
  highlightActiveLine(),
  autocompletion(),
  syntaxHighlighting(highlight),
  typingOver,
  look,
  faultMarks,
  keymap.of([
    ...closeBracketsKeymap,
    ...completionKeymap,
    ...lintKeymap,
    ...historyKeymap,
    ...defaultKeymap,
    indentWithTab,
  ]),
  EditorView.updateListener.of((update) => {
    if (update.docChanged) onChange(update.state.doc.toString());
  }),
];
