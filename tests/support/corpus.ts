/** Pages of guides that link to each other, with what costs time to compile: code, tables, headings, directives. */
export function createCorpus(pages: number): Readonly<Record<string, string>> {
  const names = Array.from({ length: pages }, (_, index) => `part-${Math.floor(index / 10)}/page-${index}`)
  return {
    'docs/index.md': `# Home\n\n${names.map((name) => `- [${name}](./${name}.md)`).join('\n')}\n`,
    ...Object.fromEntries(names.map((name, index) => [`docs/${name}.md`, pageText(index, pages)])),
    'static/robots.txt': 'User-agent: *\n',
  }
}

function pageText(index: number, pages: number): string {
  const next = (index + 1) % pages
  return `---
title: Page ${index}
description: The page of number ${index}.
---

The next one is [page ${next}](../part-${Math.floor(next / 10)}/page-${next}.md#second-${next}).

## First ${index}

| Number | Square |
| ------ | ------ |
| ${index} | ${index * index} |

## Second ${index}

:::tip Number ${index}

A word about **${index}** and \`value${index}\`.

:::

\`\`\`ts title="page-${index}.ts" {2}
const number = ${index}
export function square(): number {
  return number * number
}
\`\`\`
`
}
