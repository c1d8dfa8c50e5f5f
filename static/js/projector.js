// The page for the projector: it follows, and nothing on it can be pressed.

import { followCorner, keepCode } from './door.js';
import { follow } from './live.js';
import { createScreen } from './screen.js';

const main = document.getElementById('main');
const sent = JSON.parse(document.getElementById('demo').textContent);
const screen = createScreen(main, sent, {});

screen.draw();
follow(main.dataset, sent.screen.version, { onState: screen.show, onLink: screen.link });
keepCode(main.dataset.door);
followCorner();
