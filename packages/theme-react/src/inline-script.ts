/**
 * Runs in `<head>` before the first paint: the colour mode, that scripts run, until it turns out that docgen's own cannot be had, whether the page is shown from elsewhere than its top, whether
 * the announcement was closed, and whether the reader hides inherited members or the sidebar. Once everything is loaded it says so when the style sheet is not, which mostly means that the site
 * is served under another path than it was built for; nothing but this script is there then.
 * Categories of the sidebar are opened and closed while they are read, as `client/sidebar.ts` has kept them, and by the same keys.
 * Otherwise it reads attributes of `<html>` alone (see `pages/document.tsx`). Storage may be forbidden: then the page keeps its defaults.
 */
export const inlineScript = `(function (root) {
  var data = root.dataset
  var read = function (key) { try { return localStorage.getItem(key) } catch (error) { return null } }
  var saved = data.colorSwitch === 'true' ? read('theme') : null
  var isDark = data.colorSystem === 'true' ? matchMedia('(prefers-color-scheme: dark)').matches : data.colorDefault === 'dark'
  data.theme = saved === 'dark' || saved === 'light' ? saved : isDark ? 'dark' : 'light'
  data.js = ''
  addEventListener('error', function (event) { if (/\\/client-\\w+\\.js$/.test(event.target.src)) delete data.js }, true)
  if (location.hash || performance.getEntriesByType('navigation')[0]?.type !== 'navigate') data.whole = ''
  if (data.announcement && read('docgen.announcement') === data.announcement) data.announcementClosed = ''
  if (read('docgen.hideInherited') === 'yes') data.hideInherited = ''
  if (read('docgen.hideSidebar') === 'yes') data.hideSidebar = ''
  var folds = read('docgen.sidebar')
  if (folds) try {
    folds = JSON.parse(folds) || {}
    var keyOf = function (at) { return at.matches('[data-sidebar]') ? at.getAttribute('aria-label') || '' : keyOf(at.parentNode.closest('details,[data-sidebar]')) + ' › ' + at.firstChild?.textContent.trim() }
    new MutationObserver(function (changes, observer) {
      document.querySelectorAll('[data-sidebar] details:not([name])').forEach(function (fold) {
        var isOpen = folds[keyOf(fold)]
        if (typeof isOpen === 'boolean') fold.open = isOpen || !!fold.querySelector('[aria-current]')
      })
      if (document.querySelector('main')) observer.disconnect()
    }).observe(root, { childList: true, subtree: true })
  } catch (error) {}
  addEventListener('load', function () {
    if (getComputedStyle(root).getPropertyValue('--docgen-page')) return
    var box = document.createElement('div')
    box.setAttribute('role', 'alert')
    box.style.cssText = 'padding:1em;border:4px solid #a3262f;background:#fff;color:#1b2327;font:1rem/1.5 system-ui,sans-serif'
    ;[DOCGEN_WORDS.siteNotLoaded, DOCGEN_WORDS.siteNotLoadedReason.replace('{base}', data.base).replace('{path}', location.pathname)].forEach(function (text, index) {
      var line = document.createElement(index ? 'p' : 'strong')
      line.textContent = text
      box.append(line)
    })
    document.body.prepend(box)
  })
})(document.documentElement)`
