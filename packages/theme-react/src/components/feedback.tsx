import type { PageFeedback, WithWords } from '@docgen/model'
import { languageOf, Said } from './said.tsx'

export interface FeedbackProps extends WithWords {
  /** Absent when the site does not ask. */
  readonly feedback?: PageFeedback | undefined
}

/** Asks at the end of a page. Without scripts the browser sends the form, and shows what the owner's server returns. */
export function Feedback({ feedback, words }: FeedbackProps) {
  if (!feedback) return null
  const say = (key: 'wasPageHelpful' | 'tellUs' | 'yes' | 'no', block: ReturnType<typeof languageOf>) => (
    <Said words={words} by={[key]} block={block}>
      {words(key)}
    </Said>
  )
  if (feedback.kind === 'issue') {
    const block = languageOf(words, 'wasPageHelpful', 'tellUs')
    return (
      <p className="docgen-feedback" {...block}>
        {say('wasPageHelpful', block)}
        <a href={feedback.href}>{say('tellUs', block)}</a>
      </p>
    )
  }
  // The last two are what a script says in the place of the question.
  const block = languageOf(words, 'wasPageHelpful', 'yes', 'no', 'feedbackSent', 'feedbackNotSent')
  return (
    <form className="docgen-feedback" method="post" action={feedback.action} data-feedback="" {...block}>
      <input type="hidden" name="page" value={feedback.page} />
      <span role="status">{say('wasPageHelpful', block)}</span>
      <button type="submit" className="docgen-button" name="helpful" value="yes">
        {say('yes', block)}
      </button>
      <button type="submit" className="docgen-button" name="helpful" value="no">
        {say('no', block)}
      </button>
    </form>
  )
}
