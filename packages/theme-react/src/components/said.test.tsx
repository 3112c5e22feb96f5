import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { createWords, english, englishWords, type Messages, type PageFeedback } from '@docgen/model'
import { FallbackNotice } from './fallback-notice.tsx'
import { Feedback } from './feedback.tsx'
import { VersionNotice } from './version-notice.tsx'

const persian = (own: Partial<Messages> = {}) => createWords({ ...english, ...own }, 'fa-u-ca-persian')

describe('a notice about a version', () => {
  const newest = { label: 'اثنان', href: '/2/' }
  const html = (words = persian(), notice: Parameters<typeof VersionNotice>[0]['notice'] = { banner: 'unmaintained', newest }) =>
    renderToStaticMarkup(<VersionNotice label="واحد" notice={notice} words={words} />)

  test('is in English where nobody has translated it, with the names of versions in the language of the page', () => {
    expect(html()).toMatch(/^<aside class="docgen-version-notice" aria-label="About this version" lang="en" dir="ltr"><p>This/)
    expect(html()).toContain('<strong><span lang="fa" dir="auto">واحد</span></strong>')
    expect(html()).toContain('<a href="/2/">Read about <span lang="fa" dir="auto">اثنان</span></a>, the newest version.')
  })

  test('marks a sentence alone where others are translated', () => {
    const some = html(persian({ unmaintainedVersion: 'لم يعد {version} مدعومًا.' }))
    expect(some).toContain('<aside class="docgen-version-notice" aria-label="About this version"><p>')
    expect(some).toContain('<p>لم يعد <strong>واحد</strong> مدعومًا. <span lang="en" dir="ltr"><a href="/2/">Read about')
  })

  test('marks nothing in English, or in a language that docgen knows', () => {
    expect(html(englishWords)).not.toContain('lang=')
    expect(html(createWords(english, 'de'))).not.toContain('lang=')
  })

  test('may lead nowhere', () => {
    const whole = persian({ newestVersion: '{link}، الإصدار الأحدث.' })
    expect(html(whole, { banner: 'unreleased' })).toContain(' lang="en" dir="ltr"><p>This page is about <strong>')
  })
})

test('a notice about the language of a page keeps that of the name of a language', () => {
  const fallback = { lang: 'de', direction: 'ltr', label: 'Deutsch', href: '/de/' } as const
  const html = (words = persian()) => renderToStaticMarkup(<FallbackNotice fallback={fallback} words={words} />)
  expect(html()).toMatch(
    /^<aside class="docgen-version-notice" aria-label="About the language of this page" lang="en" dir="ltr">/,
  )
  expect(html()).toContain('<a href="/de/" hrefLang="de" lang="de" dir="ltr">Deutsch</a>')
  expect(html(persian({ aboutThisTranslation: 'لغة الصفحة' }))).toContain(
    '<aside class="docgen-version-notice" aria-label="لغة الصفحة"><p><span lang="en" dir="ltr">',
  )
  expect(html(englishWords)).not.toContain('lang="en"')
})

describe('the question at the end of a page', () => {
  const issue: PageFeedback = { kind: 'issue', href: '/new' }
  const form: PageFeedback = { kind: 'form', action: '/send', page: '/a/' }
  const html = (feedback: PageFeedback, own: Partial<Messages> = {}) =>
    renderToStaticMarkup(<Feedback feedback={feedback} words={persian(own)} />)

  test('is in English where nobody has translated it', () => {
    expect(html(issue)).toBe(
      '<p class="docgen-feedback" lang="en" dir="ltr">Was this page helpful?<a href="/new">Tell us</a></p>',
    )
    expect(html(form)).toMatch(/^<form class="docgen-feedback" data-feedback="" lang="en" dir="ltr" /)
  })

  test('marks each word alone where others are translated, as those that come later', () => {
    expect(html(issue, { tellUs: 'أخبرنا' })).toBe(
      '<p class="docgen-feedback"><span lang="en" dir="ltr">Was this page helpful?</span><a href="/new">أخبرنا</a></p>',
    )
    const later = html(form, { feedbackSent: 'شكرًا' })
    expect(later).not.toMatch(/^<form [^>]*lang=/)
    expect(later).toContain('<span role="status"><span lang="en" dir="ltr">Was this page helpful?</span></span>')
    expect(later).toContain('value="yes" name="helpful"><span lang="en" dir="ltr">Yes</span></button>')
  })
})
