import { englishWords } from '@docgen/model'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ParameterTable } from './parameter-table.tsx'

test.each([
  ['options.limit', false],
  ['options.experimental_onStart', false],
  ['options.experimental_onFinish', true],
])('a table with the name %s has texts below names: %s', (name, isLong) => {
  const row = { isOptional: false, isRest: false, type: 'string' }
  const table = (
    <ParameterTable
      level={2}
      words={englishWords}
      rows={[
        { ...row, name: 'options' },
        { ...row, name },
      ]}
    />
  )
  expect(renderToStaticMarkup(table).includes('is-long')).toBe(isLong)
})
