import { installCommandOf, needsCorepack, buildCommandOf, type DeployTarget } from './deploy-target.ts'

export const gitlab: DeployTarget = {
  name: 'gitlab',
  title: 'GitLab Pages',
  files: ({ branch, outDir, ...manager }) => ({
    '.gitlab-ci.yml': `pages:
  image: ${manager.packageManager === 'bun' ? 'oven/bun:1' : 'node:22'}
  variables:
    GIT_DEPTH: '0'
  script:
${needsCorepack(manager) ? '    - corepack enable\n' : ''}    - ${installCommandOf(manager)}
    - ${buildCommandOf(manager.packageManager)}
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
