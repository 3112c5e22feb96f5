import type { PageFeedback, WithWords } from '@docgen/model'

export interface FeedbackProps extends WithWords {
  /** Absent when the site does not ask. */
  readonly feedback?: PageFeedback | undefined
}

/** Asks at the end of a page. Without scripts the browser sends the form, and shows what the owner's server returns. */
export function Feedback({ feedback, words }: FeedbackProps) {
  if (!feedback) return null
  const question = words('wasPageHelpful')
  if (feedback.kind === 'issue')
    return (
      <p className="docgen-feedback">
        {question}
        <a href={feedback.href}>{words('tellUs')}</a>
      </p>
    )
  return (
    <form className="docgen-feedback" method="post" action={feedback.action} data-feedback="">
      <input type="hidden" name="page" value={feedback.page} />
      <span role="status">{question}</span>
      <button type="submit" className="docgen-button" name="helpful" value="yes">
        {words('yes')}
      </button>
      <button type="submit" className="docgen-button" name="helpful" value="no">
        {words('no')}
      </button>
    </form>
  )
}
