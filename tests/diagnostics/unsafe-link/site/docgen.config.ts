import { defineConfig } from '@docgen/ssg-cli'

// Neither the rules nor the absence of --strict bring an address back.
export default defineConfig({
  title: 'Unsafe',
  logo: { src: 'javascript:alert("logo")' },
  favicon: 'javascript:alert("icon")',
  navbar: [{ label: 'Run', href: 'javascript:alert("navbar")' }],
  footer: { columns: [{ title: 'More', links: [{ label: 'Run', href: ' javascript:alert("footer")' }] }] },
  announcementBar: { id: 'a', content: 'Read [this](javascript:alert`bar`).' },
  editLink: { pattern: 'javascript:alert("{file}")' },
  redirects: [{ from: '/old/', to: 'javascript:alert("redirect")' }],
  head: [
    { tag: 'link', attributes: { rel: 'preload', href: 'javascript:alert("link")' } },
    { tag: 'meta', attributes: { 'http-equiv': 'refresh', content: '0;url=javascript:alert("refresh")' } },
  ],
})
