/** Examples of which the two parsers make different trees, each with what is different. */
export const knownDifferences: Readonly<Record<string, string>> = {
  'Autolinks 13': 'the portable parser gives no positions to an address with an escape in it, which it finds only afterwards',
  'task lists 4': 'the paragraph of a task begins after its box; with the portable parser before it, when it begins with markup',
  'directives 4': 'a directive that is never closed ends with its last text; with the portable parser with the file',
  'directives 9': 'colons within code do not close a directive; with the portable parser they do',
  'directives 12': 'a label that is not closed is left out; with the portable parser the whole directive becomes text',
  'directives 13': 'where a directive ends that the closing colons of an inner one have closed',
}
