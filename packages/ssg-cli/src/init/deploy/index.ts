import { cloudflarePages } from './cloudflare-pages.ts'
import type { DeployTarget } from './deploy-target.ts'
import { githubPages } from './github-pages.ts'
import { gitlab } from './gitlab.ts'
import { netlify } from './netlify.ts'
import { nginx } from './nginx.ts'
import { vercel } from './vercel.ts'

export const deployTargets: readonly DeployTarget[] = [githubPages, netlify, cloudflarePages, vercel, gitlab, nginx]
