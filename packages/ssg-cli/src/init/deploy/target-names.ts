// Alone, so that help can name the targets without the text of their files.
export const deployTargetNames = ['github-pages', 'netlify', 'cloudflare-pages', 'vercel', 'gitlab', 'nginx'] as const

export type DeployTargetName = (typeof deployTargetNames)[number]
