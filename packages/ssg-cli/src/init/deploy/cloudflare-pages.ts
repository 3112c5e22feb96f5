import { installCommandOf, buildCommandOf, type DeployTarget } from './deploy-target.ts'
import { githubSetup } from './github-setup.ts'

export const cloudflarePages: DeployTarget = {
  name: 'cloudflare-pages',
  title: 'Cloudflare Pages',
  files: ({ branch, outDir, slug, ...manager }) => ({
    '.github/workflows/docs.yml': `name: Documentation

on:
  push:
    branches: [${branch}]
  workflow_dispatch:

permissions:
  contents: read

jobs:
  deploy:
    runs-on: ubuntu-latest
    steps:
${githubSetup(manager)}
      - run: ${installCommandOf(manager)}
      - run: ${buildCommandOf(manager.packageManager)}
      - uses: cloudflare/wrangler-action@v3
        with:
          apiToken: \${{ secrets.CLOUDFLARE_API_TOKEN }}
          accountId: \${{ secrets.CLOUDFLARE_ACCOUNT_ID }}
          command: pages deploy ${outDir} --project-name=${slug}
`,
  }),
  next: ({ slug }) =>
    `Create the Pages project "${slug}" at Cloudflare, and add the secrets CLOUDFLARE_API_TOKEN and CLOUDFLARE_ACCOUNT_ID to the repository.`,
}
