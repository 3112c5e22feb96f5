import type { WithWords } from '@docgen/model'

interface FilterFieldProps extends WithWords {
  /** What is filtered. */
  readonly noun: 'packages' | 'symbols'
  readonly total: number
  /** What the field is called; a page may have several. */
  readonly label?: string
  readonly choices?: readonly FilterChoice[]
}

interface FilterChoice {
  /** Name of the data attribute of items that the choice is about: `kind`. */
  readonly name: string
  readonly label: string
  readonly any: string
  readonly options: readonly { readonly value: string; readonly label: string }[]
}

/** Fields that the runtime brings to life; without scripts they are not shown, and neither is the count. */
export function FilterField({ noun, total, label: ownLabel, choices = [], words }: FilterFieldProps) {
  const placeholder = words(noun === 'packages' ? 'filterPackages' : 'filterSymbols')
  const label = ownLabel ?? placeholder
  return (
    <div className="docgen-filter docgen-needs-js" role="search" aria-label={label}>
      <input type="search" placeholder={placeholder} aria-label={label} autoComplete="off" spellCheck={false} />
      {choices.map(({ name, label: title, any, options }) => (
        <select key={name} name={name} aria-label={title} autoComplete="off">
          <option value="">{any}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      ))}
      <p role="status" data-noun={noun}>
        {words(noun === 'packages' ? 'packageCount' : 'symbolCount', { count: total })}
      </p>
    </div>
  )
}
