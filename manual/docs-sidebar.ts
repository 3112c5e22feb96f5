import type { SidebarItemConfig } from '@docgen/ssg-cli'

export const docsSidebar: SidebarItemConfig[] = [
  {
    label: 'Start',
    collapsed: false,
    items: ['index', 'tutorial', 'getting-started', 'workspaces', 'init', 'migrate', 'comparison'],
  },
  {
    label: 'Write',
    collapsed: false,
    items: ['markdown', 'links', 'frontmatter', 'samples', 'dev'],
  },
  {
    label: 'Sources',
    collapsed: false,
    items: ['sources', 'guides', 'react-pages', 'api-reference', 'api-coverage', 'api-report', 'changelogs'],
  },
  {
    label: 'The site',
    collapsed: false,
    items: ['theming', 'search', 'hosted-search', 'output', 'deploying'],
  },
  {
    label: 'How to',
    items: ['how-to/monorepo', { folder: 'how-to' }],
  },
  {
    label: 'Extend docgen',
    items: [
      'extending/index',
      'extending/markup-plugins',
      'extending/directives',
      'extending/checks',
      'extending/outputs',
      'extending/sources',
      'extending/programs',
    ],
  },
  {
    label: 'Reference',
    collapsed: false,
    items: ['commands', 'configuration', 'diagnostics', 'troubleshooting', 'support', 'glossary'],
  },
]
