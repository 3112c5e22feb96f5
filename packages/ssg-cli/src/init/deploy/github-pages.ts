import { installCommandOf, buildCommandOf, type DeployTarget } from './deploy-target.ts'
import { githubSetup } from './github-setup.ts'

export const githubPages: DeployTarget = {
  name: 'github-pages',
  title: 'GitHub Pages',
  files: ({ branch, outDir, ...manager }) => ({
    '.github/workflows/docs.yml': `name: Documentation

on:
  push:
    branches: [${branch}]
  pull_request:
  workflow_dispatch:

permissions:
  contents: read

concurrency:
  group: docs-\${{ github.ref }}
  cancel-in-progress: true

jobs:
  build:
    runs-on: ubuntu-latest
    steps:
${githubSetup(manager)}
      - run: ${installCommandOf(manager)}
      - run: ${buildCommandOf(manager.packageManager)}
      - uses: actions/upload-pages-artifact@v3
        with:
          path: ${outDir}

  deploy:
    if: github.event_name != 'pull_request'
    needs: build
    runs-on: ubuntu-latest
    permissions:
      pages: write
      id-token: write
    environment:
      name: github-pages
      url: \${{ steps.deployment.outputs.page_url }}
    steps:
      - id: deployment
        uses: actions/deploy-pages@v4
`,
  }),
  next: () => 'In the settings of the repository, under Pages, choose "GitHub Actions" as the source.',
}
