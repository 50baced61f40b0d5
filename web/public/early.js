// Before the first paint, so that a dark room stays dark; and what the page needs first is asked for while its scripts
// are still on their way.
(function () {
  function kept(name) {
    try {
      return localStorage.getItem('cannae.' + name);
    } catch {
      return null; // storage may be closed to us; then the system decides
    }
  }
  var root = document.documentElement;
  var theme = kept('theme');
  var dark = theme ? theme === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
  root.dataset.theme = dark ? 'dark' : 'light';
  root.lang = (kept('language') || navigator.language).slice(0, 2) === 'de' ? 'de' : 'en';

  window.early = {};
  function ask(path) {
    window.early[path] = fetch(path);
    window.early[path].catch(function () {}); // the code that takes the answer hears of it
  }
  ask('/api/words/' + root.lang);
  if (location.pathname === '/') ask('/api/games');
})();
