/** Those that many projects have without saying so in tsconfig.json: their config extends that of Astro, or of a package. */
export const usualAliases: readonly (readonly [string, string])[] = [
  ['~/', 'src/'],
  ['@/', 'src/'],
]
