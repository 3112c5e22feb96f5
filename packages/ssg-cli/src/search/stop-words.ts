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

/** The same of German, without umlauts. */
export const germanStopWords = (): ReadonlySet<string> =>
  new Set(
    (
      'aber alle als also am an auch auf aus bei beim bis da damit dann das dass dem den der des die dies diese diesem diesen dieser dieses ' +
      'doch dort du durch ein eine einem einen einer eines er es etwa fur hat hatte haben hier ich ihr ihre im in ins ist ja jede jedem jeden ' +
      'jeder jedes kann kein keine konnen konnte man mehr mit muss mussen nach nicht noch nur ob oder ohne sehr sein seine sich sie sind so ' +
      'soll sollen sowie uber um und uns unter vom von vor war waren was weil welche welcher wenn wer werden wie wieder wird wir wo wurde ' +
      'wurden zu zum zur zwischen'
    ).split(' '),
  )
