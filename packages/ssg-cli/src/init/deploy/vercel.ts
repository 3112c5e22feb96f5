import { installCommandOf, buildCommandOf, type DeployTarget } from './deploy-target.ts'

export const vercel: DeployTarget = {
  name: 'vercel',
  title: 'Vercel',
  files: ({ outDir, ...manager }) => ({
    'vercel.json': `${JSON.stringify(
      {
        framework: null,
        installCommand: installCommandOf(manager),
        buildCommand: buildCommandOf(manager.packageManager),
        outputDirectory: outDir,
        trailingSlash: true,
      },
      null,
      2,
    )}\n`,
  }),
  next: () => 'Import the repository at Vercel; it reads vercel.json.',
}
