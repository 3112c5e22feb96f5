// Run in a package after its declarations are made. They name the model by its package, which the package itself does not have (the generator
// depends on the theme, and nothing depends in a circle); the model's declarations were made beside them, so that they can be named by place.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'

const types = join(process.cwd(), 'dist', 'types')
const model = join(types, 'ssg-cli', 'src', 'model', 'index.js')

for (const name of readdirSync(types, { recursive: true })) {
  if (!name.endsWith('.d.ts')) continue
  const file = join(types, name)
  const text = readFileSync(file, 'utf8')
  const place = relative(dirname(file), model).split(sep).join('/')
  const next = text.replaceAll("'@docgen/ssg-cli/model'", `'${place}'`).replaceAll('"@docgen/ssg-cli/model"', `"${place}"`)
  if (next !== text) writeFileSync(file, next)
}
