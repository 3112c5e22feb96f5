/** A value that code showed, as text of Markdown and of HTML in it. A sign of a table only means one in the `line` of one. */
export function shownValue(value: string | number, line: string): string {
  return String(value)
    .replace(/[\\`*[\]]|<(?=[a-z/!?])|&(?=#?\w+;)|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/giu, asReference)
    .replace(/\|/g, (sign) => (line.includes('|') ? asReference(sign) : sign))
}

function asReference(sign: string): string {
  return sign === '<' ? '&lt;' : sign === '&' ? '&amp;' : `&#${sign.charCodeAt(0)};`
}
