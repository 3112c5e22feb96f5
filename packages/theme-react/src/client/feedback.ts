/** Sends what the reader answered, and stays on the page. What the server makes of it cannot be read from another host. */
export async function sendFeedback(form: HTMLFormElement, submitter: HTMLElement | null): Promise<void> {
  const body = new FormData(form, submitter)
  const status = form.querySelector('[role=status]')
  const buttons = [...form.querySelectorAll('button')]
  for (const button of buttons) button.disabled = true
  try {
    await fetch(form.action, { method: 'POST', mode: 'no-cors', body: new URLSearchParams([...body].map(toText)) })
    if (status) status.textContent = DOCGEN_WORDS.feedbackSent
    for (const button of buttons) button.remove()
  } catch {
    if (status) status.textContent = DOCGEN_WORDS.feedbackNotSent
    for (const button of buttons) button.disabled = false
  }
}

function toText([name, value]: readonly [string, FormDataEntryValue]): [string, string] {
  return [name, typeof value === 'string' ? value : value.name]
}
