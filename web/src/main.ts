import { mount } from 'svelte';
import App from './App.svelte';
import './style.css';
import { settings } from './lib/settings.svelte';
import { insist } from './lib/wordless';
import { locale, wanted } from './lib/words.svelte';

settings.setMotion(settings.motion);
const target = document.getElementById('app');
if (target) {
  await insist(() => locale.load(wanted()), target, wanted());
  mount(App, { target });
}
if ('serviceWorker' in navigator && import.meta.env.PROD) {
  void navigator.serviceWorker.register('/worker.js').catch(() => undefined);
}
