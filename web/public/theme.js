// Before the first paint, so that a dark room stays dark.
(function () {
  var wanted = null;
  try {
    wanted = localStorage.getItem('cannae.theme');
    document.documentElement.lang = localStorage.getItem('cannae.language') || document.documentElement.lang;
  } catch (error) {
    // Storage may be closed to us; then the system decides.
  }
  var dark = wanted ? wanted === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
})();
