import { namedByContent } from '../../common/paths.ts'
import { installCommandOf, needsCorepack, buildCommandOf, type DeployTarget } from './deploy-target.ts'

export const nginx: DeployTarget = {
  name: 'nginx',
  title: 'a container with nginx',
  files: ({ outDir, ...manager }) => ({
    'Dockerfile.docs': `FROM ${manager.packageManager === 'bun' ? 'oven/bun:1' : 'node:22'} AS build
WORKDIR /site
COPY . .
RUN ${needsCorepack(manager) ? 'corepack enable && ' : ''}${installCommandOf(manager)}
RUN ${buildCommandOf(manager.packageManager)}

FROM nginx:stable-alpine
COPY nginx.docs.conf /etc/nginx/conf.d/default.conf
COPY --from=build /site/${outDir} /usr/share/nginx/html
`,
    // What the build makes itself stays out of it; .git stays in, for the dates of pages.
    'Dockerfile.docs.dockerignore': `**/node_modules\n.docgen\n${outDir}\n`,
    'nginx.docs.conf': `server {
  listen 80;
  root /usr/share/nginx/html;
  error_page 404 /404.html;

  location / {
    try_files $uri $uri/index.html $uri.html =404;
    add_header Cache-Control "no-cache";
  }

  # The names of these files change with their content. Other files in /assets/ may be your own.
  location ~ "^/${namedByContent}" {
    add_header Cache-Control "public, max-age=31536000, immutable";
  }
}
`,
  }),
  next: () => 'Run "docker build -f Dockerfile.docs -t docs ." and "docker run -p 8080:80 docs".',
}
