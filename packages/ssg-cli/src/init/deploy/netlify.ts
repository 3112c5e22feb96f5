import { buildCommandOf, type DeployTarget } from './deploy-target.ts'

export const netlify: DeployTarget = {
  name: 'netlify',
  title: 'Netlify',
  files: ({ packageManager, outDir }) => ({
    'netlify.toml': `[build]
  command = "${buildCommandOf(packageManager)}"
  publish = "${outDir}"

[build.environment]
  NODE_VERSION = "22"
`,
  }),
  next: () => 'Import the repository at Netlify; it reads netlify.toml.',
}
