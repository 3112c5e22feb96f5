/** Words that English sentences are held together by. They tell sections apart only where code is named by them, which symbols see to. */
export const stopWords: ReadonlySet<string> = new Set(
  (
    'a about after all also am an and any are as at be because been before being but by can cannot could did do does doing done ' +
    'each for from further had has have having he her here hers him his how i if in into is it its itself just let like may me might ' +
    'more most must my no nor not of off on once only or other our out over own same shall she should so some such than that the ' +
    'their them then there these they this those through to too under until up us very was we were what when where which while who ' +
    'whom why will with would you your yours'
  ).split(' '),
)
