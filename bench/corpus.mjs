// A corpus of documentation pages: the same bytes for the same number of pages, everywhere.
//
//   node bench/corpus.mjs --pages 1000 --out DIR [--flavour markdown|hugo]
//
// A page has 600-900 words, 4-8 headings, a table, 2-4 code blocks and 4-8 links, some to a heading of their page. Folders hold about
// 25 pages. The Hugo flavour has the same words: its links are absolute, and the page of a folder is `_index.md`.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { createRandom } from './random.mjs'
import { codeBlock, sentence, titleOf } from './prose.mjs'

const pagesPerFolder = 25
const foldersPerPart = 8

/** Writes the corpus into `out`, which is emptied first. Returns the paths of its pages, `index.md` first in each folder. */
export function writeCorpus({ pages, out, flavour = 'markdown' }) {
  const outlines = outlinesOf(pages)
  rmSync(out, { recursive: true, force: true })
  const files = outlines.map((outline) => {
    const file = flavour === 'hugo' ? outline.file.replace(/(^|\/)index\.md$/, '$1_index.md') : outline.file
    mkdirSync(dirname(join(out, file)), { recursive: true })
    writeFileSync(join(out, file), pageText(outline, outlines, flavour))
    return file
  })
  return files
}

/**
 * Adds a page to a corpus of `pages` pages in `out`, of the shape of the others, with exactly so many words of prose, headings and table:
 * what stands in code blocks and in the frontmatter is not counted. Returns its path.
 */
export function writeGuide({ pages, out, words }) {
  const file = 'part-01/chapter-001/guide.md'
  const [first, ...others] = outlinesOf(pages)
  const text = pageText({ ...first, file, title: `A guide of ${words} words` }, [first, ...others], 'markdown', words - 50)
  const missing = words - proseWordsOf(text)
  if (missing < 0) throw new Error(`The guide has ${-missing} words too many.`)
  const random = createRandom(`guide of ${words}`)
  const filler = []
  while (filler.length < missing) filler.push(...sentence(random).split(' '))
  writeFileSync(join(out, file), `${text}\n${filler.slice(0, missing).join(' ')}\n`)
  return file
}

/** Words of a page outside its frontmatter and its code blocks; marks of headings and of tables are none. */
function proseWordsOf(text) {
  const prose = text.replace(/^---\n[\s\S]*?\n---\n/, '').replace(/^```[\s\S]*?^```$/gm, '')
  return prose.split(/[\s|]+/).filter((word) => /\w/.test(word)).length
}

/** Path, title and headings of every page: what the others link to. */
function outlinesOf(count) {
  return Array.from({ length: count }, (_, index) => {
    const random = createRandom(`outline ${index}`)
    const headings = new Map()
    const wanted = random.between(4, 8)
    while (headings.size < wanted) {
      const title = titleOf(random)
      headings.set(anchorOf(title), title)
    }
    return { index, file: fileOf(index), title: `${titleOf(random)} ${index + 1}`, headings: [...headings] }
  })
}

function fileOf(index) {
  if (index === 0) return 'index.md'
  const folder = Math.floor(index / pagesPerFolder)
  const number = (value, width) => String(value).padStart(width, '0')
  const place = `part-${number(Math.floor(folder / foldersPerPart) + 1, 2)}/chapter-${number(folder + 1, 3)}`
  const rank = index % pagesPerFolder
  // The first folder lacks the page that became the index of the whole.
  return `${place}/${rank === (folder === 0 ? 1 : 0) ? 'index' : `page-${number(index + 1, 5)}`}.md`
}

/** About `words` words; 600-900 when absent. */
function pageText(outline, outlines, flavour, words) {
  const random = createRandom(`page ${outline.index}`)
  const { headings } = outline
  const links = Array.from({ length: random.between(4, 8) }, () => linkText(outline, random.pick(outlines), random, flavour))
  const blocks = Array.from({ length: random.between(2, 4) }, () => codeBlock(random))
  const rows = table(random)
  const tableAt = random.between(0, headings.length - 1)
  // What is not prose counts too; a paragraph ends with its sentence, some words late.
  const prose = (words ?? random.between(600, 900)) - wordsOf(rows) - (links.length + headings.length) * 6
  const share = Math.floor(prose / (headings.length + 1)) - 12
  const sections = headings.map(([, title], index) =>
    [
      `${index > 0 && random.between(0, 2) === 0 ? '###' : '##'} ${title}`,
      paragraphs(random, share, take(links, headings.length - index)),
      index === tableAt && rows,
      ...take(blocks, headings.length - index),
    ].filter(Boolean),
  )
  const frontmatter = `---\ntitle: ${outline.title}\n---`
  return `${[frontmatter, paragraphs(random, share, []), ...sections.flat()].join('\n\n')}\n`
}

/** The part of `list` that one of `sections` still to come has to take, so that all are taken in the end. */
function take(list, sections) {
  return list.splice(0, Math.ceil(list.length / sections))
}

function paragraphs(random, words, links) {
  const sentences = []
  for (let count = 0; count < words;) {
    const text = sentence(random)
    sentences.push(text)
    count += wordsOf(text)
  }
  links.forEach((link, index) => sentences.splice((index + 1) * 2, 0, `For more, see ${link}.`))
  const groups = []
  while (sentences.length > 0) groups.push(sentences.splice(0, random.between(3, 5)).join(' '))
  return groups.join('\n\n')
}

function wordsOf(text) {
  return text.split(/[\s|]+/).filter(Boolean).length
}

function table(random) {
  const rows = Array.from(
    { length: random.between(4, 7) },
    () => `| \`${random.word()}\` | ${sentence(random)} | ${random.between(1, 900)} |`,
  )
  return ['| Name | Meaning | Default |', '| --- | --- | ---: |', ...rows].join('\n')
}

function linkText(from, to, random, flavour) {
  const [anchor, title] = random.pick(to.headings)
  const hasAnchor = random.between(0, 2) === 0
  const href = flavour === 'hugo' ? hugoHref(to.file) : relativeHref(from.file, to.file)
  return hasAnchor ? `[${title}](${href}#${anchor})` : `[${to.title}](${href})`
}

function relativeHref(from, to) {
  const path = posix.relative(posix.dirname(from), to)
  return path.startsWith('.') ? path : `./${path}`
}

function hugoHref(file) {
  return `/${file.replace(/(index)?\.md$/, '')}/`.replace(/\/+/g, '/')
}

/** Headings are plain words: every slugger makes the same of them. */
function anchorOf(title) {
  return title.toLowerCase().replaceAll(' ', '-')
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { values } = parseArgs({
    options: { pages: { type: 'string' }, out: { type: 'string' }, flavour: { type: 'string', default: 'markdown' } },
  })
  const pages = Number(values.pages)
  if (!Number.isInteger(pages) || pages < 1 || !values.out || !['markdown', 'hugo'].includes(values.flavour)) {
    console.error('Usage: node bench/corpus.mjs --pages N --out DIR [--flavour markdown|hugo]')
    process.exit(2)
  }
  console.log(`${writeCorpus({ pages, out: values.out, flavour: values.flavour }).length} pages in ${values.out}`)
}
