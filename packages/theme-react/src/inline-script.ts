/**
 * Runs in `<head>` before the first paint: the colour mode, that scripts run, whether the announcement was closed, and whether
 * the reader hides inherited members.
 * It reads attributes of `<html>` alone (see `pages/document.tsx`). Storage may be forbidden: then the page keeps its defaults.
 */
export const inlineScript = `(function (root) {
  var data = root.dataset
  var read = function (key) { try { return localStorage.getItem(key) } catch (error) { return null } }
  var saved = data.colorSwitch === 'true' ? read('theme') : null
  var isDark = data.colorSystem === 'true' ? matchMedia('(prefers-color-scheme: dark)').matches : data.colorDefault === 'dark'
  data.theme = saved === 'dark' || saved === 'light' ? saved : isDark ? 'dark' : 'light'
  data.js = ''
  if (data.announcement && read('docgen.announcement') === data.announcement) data.announcementClosed = ''
  if (read('docgen.hideInherited') === 'yes') data.hideInherited = ''
})(document.documentElement)`
