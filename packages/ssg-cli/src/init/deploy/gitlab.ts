import { installCommandOf, runCommandOf, type DeployTarget } from './deploy-target.ts'

export const gitlab: DeployTarget = {
  name: 'gitlab',
  title: 'GitLab Pages',
  files: ({ packageManager, branch, outDir }) => ({
    '.gitlab-ci.yml': `pages:
  image: ${packageManager === 'bun' ? 'oven/bun:1' : 'node:22'}
  variables:
    GIT_DEPTH: '0'
  script:
${packageManager === 'pnpm' ? '    - corepack enable\n' : ''}    - ${installCommandOf(packageManager)}
    - ${runCommandOf(packageManager, 'docs:build')}
    - rm -rf public
    - cp -r ${outDir} public
  artifacts:
    paths:
      - public
  rules:
    - if: $CI_COMMIT_BRANCH == "${branch}"
`,
  }),
  next: () => 'Push the branch: GitLab publishes what the job "pages" leaves in public/.',
}
