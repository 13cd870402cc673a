import { attachBehaviours } from 'haraka-paramedics-site/behaviours';

// The page is the HTML that a server has rendered; React is not loaded.
attachBehaviours();
