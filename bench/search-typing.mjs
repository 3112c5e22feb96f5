// One who searches, in a browser: what the keys cost until their results are painted, and how long the page is busy at a time.

/** Runs in the page before its scripts. `window.typed` gets the times of each key, in ms, once its results are on screen. */
function watchKeys() {
  const typed = (window.typed = [])
  const waiting = []
  const questions = new Map()
  addEventListener('input', ({ target, timeStamp }) => waiting.push({ text: target.value.trim(), at: timeStamp }), true)
  const Plain = window.Worker
  window.Worker = class extends Plain {
    constructor(...given) {
      super(...given)
      this.addEventListener('message', ({ data }) => {
        const asked = questions.get(data.id)
        if (!asked || data.kind !== 'results') return
        const answered = performance.now()
        // The page has drawn what it was told in this task once the frame that follows is done.
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel()
          port1.addEventListener('message', () => finish(asked, answered))
          port1.start()
          port2.postMessage(0)
        })
      })
    }
    postMessage(message) {
      if (message.kind === 'search') questions.set(message.id, { text: message.query, at: performance.now() })
      super.postMessage(message)
    }
  }
  /** Keys that a later one has overtaken wait until something later is painted. */
  const finish = (asked, answered) => {
    const painted = performance.now()
    const last = waiting.findLastIndex(({ text }) => text === asked.text)
    for (const key of waiting.splice(0, last + 1)) {
      typed.push({ text: key.text, painted: painted - key.at, answered: answered - asked.at })
    }
  }
}

const field = (page) => page.getByRole('combobox', { name: 'Search docs' })

/** Opens the page at `url` as a new reader does; `close` it in the end. */
export async function openReader(browser, url) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  const page = await context.newPage()
  await page.addInitScript(watchKeys)
  await page.goto(url)
  await page.waitForLoadState('networkidle')
  return { page, close: () => context.close() }
}

export async function openSearch(page) {
  await page.keyboard.press('/')
  await field(page).waitFor()
}

/** Types `text` letter by letter, as a quick typist does. Resolves with the times of each key once the last one is answered. */
export async function typeQuery(page, text) {
  await field(page).fill('')
  await page.evaluate(() => (window.typed.length = 0))
  await field(page).pressSequentially(text, { delay: 120 })
  await page.waitForFunction((last) => window.typed.at(-1)?.text === last, text.trim(), { timeout: 60_000 })
  return page.evaluate(() => window.typed)
}

/** How long a field that does nothing takes to show a letter, in ms: what the machine and the frames of the browser cost by themselves. */
export async function typePlain(page, text) {
  await page.evaluate(() => {
    const plain = document.createElement('input')
    plain.id = 'plain'
    document.body.append(plain)
    window.shown = []
    plain.addEventListener('input', ({ timeStamp }) => {
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel()
        port1.addEventListener('message', () => window.shown.push(performance.now() - timeStamp))
        port1.start()
        port2.postMessage(0)
      })
    })
  })
  await page.locator('#plain').pressSequentially(text, { delay: 120 })
  await page.waitForFunction((count) => window.shown.length === count, text.length)
  return page.evaluate(() => window.shown)
}

/**
 * What the threads of the page do while `act` runs, in ms: the longest task of the main thread, by the clock and in CPU time, which other
 * processes do not stretch; and the CPU time of all tasks of the main thread and of workers.
 */
export async function watchThreads(browser, page, act) {
  await browser.startTracing(page, { categories: ['disabled-by-default-devtools.timeline', '__metadata'] })
  await act()
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString())
  const tasksOf = (name) => {
    const threads = traceEvents.filter((event) => event.name === 'thread_name' && event.args.name.startsWith(name))
    const ids = new Set(threads.map(({ pid, tid }) => `${pid} ${tid}`))
    return traceEvents.filter((event) => event.name === 'RunTask' && ids.has(`${event.pid} ${event.tid}`))
  }
  const main = tasksOf('CrRendererMain')
  const most = (key) => Math.max(0, ...main.map((task) => (task[key] ?? 0) / 1000))
  const sum = (tasks) => tasks.reduce((total, { tdur = 0 }) => total + tdur / 1000, 0)
  return { longest: { wall: most('dur'), cpu: most('tdur') }, mainCpu: sum(main), workerCpu: sum(tasksOf('DedicatedWorker')) }
}
