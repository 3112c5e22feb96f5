import { expect, test } from 'vitest'
import { findNearest, findSimilar, nearestIndexOf } from './nearest.ts'

// A hint is sure or is not given: each row is a slip, or a word that was meant.
test.each([
  // Config and frontmatter keys.
  ['confg', ['config', 'concept'], 'config'],
  ['titel', ['tile', 'title'], 'title'],
  ['naavbar', ['navbar', 'footer'], 'navbar'],
  ['Description', ['description', 'descriptions'], 'description'],
  ['sidebarPositon', ['sidebar_position', 'sidebar_label'], 'sidebar_position'],
  ['announcmentbar', ['announcementBar'], 'announcementBar'],
  ['theme', ['themes', 'title'], 'themes'],
  ['authors', ['author', 'title'], 'author'],
  ['layout', ['lastUpdate', 'label', 'logo'], undefined],
  ['import', ['export', 'imports'], 'imports'],
  ['minWidth', ['maxWidth'], undefined],
  ['login', ['logout'], undefined],
  ['get', ['set', 'let'], undefined],
  // Languages.
  ['jso', ['js', 'json'], 'json'],
  ['pyhton', ['python', 'php'], 'python'],
  ['javascrip', ['javascript', 'java'], 'javascript'],
  ['typescrpt', ['typescript', 'typoscript'], 'typescript'],
  ['yaaml', ['yaml', 'yml'], 'yaml'],
  ['dotenv', ['dotnet', 'dot'], undefined],
  ['cmd', ['md', 'cmake'], undefined],
  ['tree', ['treeview', 'tt2', 're'], undefined],
  ['posh', ['posix', 'sh', 'pug'], undefined],
  ['angular-ts', ['angular', 'ts'], undefined],
  ['mdc', ['md', 'mdx'], undefined],
  ['tsz', ['ts', 'tsx', 'js'], undefined],
  // Anchors.
  ['getting-startd', ['getting-started', 'settings'], 'getting-started'],
  ['server-watch', ['serverwatch', 'server-host'], 'serverwatch'],
  ['api_reference', ['api-reference'], 'api-reference'],
  ['breaking-changes-v2', ['breaking-changes-v1', 'breaking-changes-v3'], undefined],
  ['step-12', ['step-1', 'step-2'], undefined],
  ['usage', ['use', 'images'], undefined],
  ['enable', ['disable'], undefined],
  ['sync', ['async'], undefined],
  // Names of exports.
  ['AccountsServr', ['AccountsServer', 'AccountsClient'], 'AccountsServer'],
  ['accountsserver', ['AccountsServer'], 'AccountsServer'],
  ['creatUser', ['createUser', 'createUsers'], 'createUser'],
  ['createUsr', ['createUser', 'createSum'], 'createUser'],
  ['ServerError', ['ClientError'], undefined],
  ['oauth1', ['oauth2'], undefined],
  // As near as another: neither is sure.
  ['rate', ['date', 'gate'], undefined],
  ['cast', ['cost', 'cash'], undefined],
  ['zebra', ['config', 'title'], undefined],
  ['a', ['b'], undefined],
  ['A', ['a'], 'a'],
  // One of the names is no slip.
  ['title', ['title', 'titles'], undefined],
  ['Title', ['Title', 'title'], undefined],
])('nearest to %s of %j', (word, candidates, expected) => expect(findNearest(word, candidates)).toBe(expected))

test.each([
  ['docs/nope.md', ['docs/index.md', 'docs/open.md'], undefined],
  ['docs/instal.md', ['docs/index.md', 'docs/install.md'], 'docs/install.md'],
  ['/docs/guide/', ['/docs/guides/', '/docs/'], '/docs/guides/'],
  ['/docs/v1/', ['/docs/v2/', '/docs/'], undefined],
  ['/docs/getting-startd/', ['/docs/getting-started/', '/guide/getting-started/'], '/docs/getting-started/'],
  ['/doc/install/', ['/docs/install/', '/docs/installed/'], '/docs/install/'],
  ['/docs/push/', ['/docs/pull/'], undefined],
  ['/a/', ['/b/'], undefined],
  ['/Docs/Install/', ['/docs/install/'], '/docs/install/'],
  ['img/logo.png', ['img/login.png', 'img/logo.svg'], undefined],
  ['img/lgoo.png', ['img/logo.png'], 'img/logo.png'],
])('nearest path to %s of %j', (path, candidates, expected) => expect(nearestIndexOf(candidates).findPath(path)).toBe(expected))

test.each([
  ['dotenv', ['dotnet'], 'dotnet'],
  ['rate', ['date', 'gate'], 'date'],
  ['zebra', ['config'], undefined],
])('a search for %s goes on with what is like it', (word, candidates, expected) =>
  expect(findSimilar(word, candidates)).toBe(expected),
)

test.each([
  ['instal', 'install', undefined],
  ['Install', 'install', 'Install_'],
  ['setp', 'install', 'setup'],
])('%s is never meant to be what is excepted, %s', (word, except, expected) =>
  expect(nearestIndexOf(['install', 'Install_', 'setup']).find(word, except)).toBe(expected),
)
