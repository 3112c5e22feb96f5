import type { SourcePage } from '@docgen/ssg-cli'
import { deployTargets } from '../../packages/ssg-cli/src/init/deploy/index.ts'
import { fenced, tableOf } from './markdown.ts'

const category = ['Deploy workflows']
const facts = { packageManager: 'npm', branch: 'main', outDir: 'dist', slug: 'widgets' } as const
const languages: Readonly<Record<string, string>> = { yml: 'yaml', toml: 'toml', json: 'json', conf: 'nginx', docs: 'docker' }

/** A page for each host that `docgen init --deploy` knows, with the files that it writes. */
export function deployPages(): readonly SourcePage[] {
  return [
    {
      route: '/reference/deploy/',
      title: 'Deploy workflows',
      description: 'The files that docgen init writes for each host.',
      sidebar: { category, isCategoryPage: true },
      markdown: [
        '`docgen init --deploy <host>` writes these files, with the commands of your package manager. [Deploying](/docs/deploying/) says what matters on every host.',
        tableOf(
          ['host', 'name for `--deploy`'],
          deployTargets.map(({ name, title }) => [`[${capitalized(title)}](/reference/deploy/${name}/)`, `\`${name}\``]),
        ),
      ].join('\n\n'),
    },
    ...deployTargets.map(({ name, title, files, next }): SourcePage => {
      const fences = Object.entries(files(facts)).map(([file, text]) =>
        fenced(`${languages[file.split('.').at(-1) ?? ''] ?? 'text'} title="${file}"`, text.trimEnd()),
      )
      return {
        route: `/reference/deploy/${name}/`,
        title: capitalized(title),
        description: `How to publish a docgen site on ${title}.`,
        sidebar: { category },
        markdown: [
          `Publish a site on ${title}:`,
          fenced('sh', `npx docgen init --deploy ${name}`),
          `In a repository that uses npm, this writes ${fences.length === 1 ? 'one file' : `${fences.length} files`}. The script \`docs:build\` runs \`docgen build\`.`,
          ...fences,
          `## Then\n\n${next(facts).replace(/"(docker [^"]*)"/g, '`$1`')}`,
        ].join('\n\n'),
      }
    }),
  ]
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
