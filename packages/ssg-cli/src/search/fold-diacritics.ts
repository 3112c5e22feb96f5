/**
 * `é` → `e`. Most texts hold no such letter and are returned as they are. Marks of other scripts are kept: without its mark `が` is another
 * letter.
 */
export function foldDiacritics(text: string): string {
  if (isAscii(text)) return text
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f\u0591-\u05c7\u064b-\u065f]+/g, '')
    .normalize('NFC')
}

export function isAscii(text: string): boolean {
  return !/[^\x00-\x7f]/.test(text)
}
