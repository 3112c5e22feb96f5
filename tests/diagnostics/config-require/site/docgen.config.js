const { defineConfig } = require('@docgen/ssg-cli')

module.exports = defineConfig({ title: 'Widgets' })
