import { expect, test } from 'vitest'
import { copyrightOf } from './copyright.ts'

test.each([
  ['© 2026 Acme, Inc. Built with Docusaurus.', '© 2026 Acme, Inc.'],
  ['© 2026 Acme, Inc. Built with <a href="https://tool.example">Docusaurus</a>', '© 2026 Acme, Inc.'],
  ['© Acme | Powered by VitePress', '© Acme'],
  ['Built with Docusaurus 3.1. © Acme', '© Acme'],
  ['© Acme. Built with Docusaurus and hosted by us.', '© Acme. Built with Docusaurus and hosted by us.'],
  ['Built with Docusaurus.', undefined],
  ['© The Docusaurus Fans', '© The Docusaurus Fans'],
  ['Built with Docusaurusaurus.', 'Built with Docusaurusaurus.'],
])('the tool of the old site is no part of the copyright: %j', (html, expected) => expect(copyrightOf(html)).toBe(expected))

test.each([
  ['<p>Acme&trade; &copy; 2026</p>\n<p>All rights<br/>reserved.</p>Done', 'Acme™ © 2026 All rights reserved. Done'],
  ['Made by <a href="https://a.example">A</a> &amp; <b>B</b>', 'Made by A & B'],
  ['<img src="/a.png">', undefined],
  ['<img src="/a.png" alt="Acme"> 2026', 'Acme 2026'],
])('the HTML %j is one line of text', (html, expected) => expect(copyrightOf(html)).toBe(expected))
