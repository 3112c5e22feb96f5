import { defineConfig } from '@docgen/ssg-cli'
import { sidebar } from './sidebar.ts'
import plugin from 'a-package-that-is-not-there'

export default defineConfig({ title: 'Imports', sources: [sidebar, plugin] })
