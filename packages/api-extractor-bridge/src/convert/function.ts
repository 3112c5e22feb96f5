import type { ApiFunction } from '@docgen/model'
import type { DeclarationReflection } from 'typedoc'
import type { Conversion } from './conversion.ts'
import { entryBaseOf } from './declaration.ts'
import { toApiSignatures } from './signature.ts'

export function toApiFunction(reflection: DeclarationReflection, conversion: Conversion): ApiFunction {
  return {
    kind: 'function',
    ...entryBaseOf(reflection, conversion),
    signatures: toApiSignatures(reflection.signatures, conversion),
  }
}
