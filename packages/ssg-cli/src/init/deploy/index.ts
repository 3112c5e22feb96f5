import { cloudflarePages } from './cloudflare-pages.ts'
import type { DeployTarget } from './deploy-target.ts'
import { githubPages } from './github-pages.ts'
import { gitlab } from './gitlab.ts'
import { netlify } from './netlify.ts'
import { nginx } from './nginx.ts'
import { deployTargetNames, type DeployTargetName } from './target-names.ts'
import { vercel } from './vercel.ts'

const targets: Readonly<Record<DeployTargetName, DeployTarget>> = {
  'github-pages': githubPages,
  netlify,
  'cloudflare-pages': cloudflarePages,
  vercel,
  gitlab,
  nginx,
}

export const deployTargets: readonly DeployTarget[] = deployTargetNames.map((name) => targets[name])
