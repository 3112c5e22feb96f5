/** Stems and endings of a small technical language; about 2,600 words, so that an index over them is of a real size. */
const stems = `
  session token login server client build page link store module service event record cache guide option value field
  index route query worker folder source target plugin theme sidebar search anchor symbol package release branch
  commit request response header message channel stream buffer socket listener handler schema format parser writer
  reader loader bundle chunk asset image style script report error warning notice limit quota policy rule filter
  sorter mapper adapter driver gateway proxy balance replica shard cluster node graph tree leaf edge path segment
  prefix suffix pattern matcher template layout slot island frame border corner margin column row cell table chart
  label button dialog menu banner footer toolbar canvas pointer cursor gesture scroll anchorage harbour signal sensor
  meter counter gauge timer clock calendar period window interval deadline schedule queue ticket order invoice payment
  account profile member group role permission secret cipher digest signature certificate challenge factor device
  browser terminal console shell command argument flag variable constant function method class object array string
  number literal union tuple generic alias import export default namespace decorator mixin factory registry resolver
  container provider consumer context scope closure binding observer mutation snapshot journal ledger archive backup
  mirror transfer upload download stage pipeline runner agent monitor probe trace span sample metric alert incident
  review draft summary outline chapter glossary example exercise lesson tutorial manual appendix footnote citation`
  .trim()
  .split(/\s+/)

const endings = ['', 's', 'ing', 'ed', 'less', 'like', 'ward', 'wise', 'ful', 'able', 'ment', 'ness']

/** Stems first, then stem by ending. */
export const words = endings.flatMap((ending) => stems.map((stem) => `${stem}${ending}`))
