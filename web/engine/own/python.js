export async function loadPython(){ throw new Error('later'); }
