/** First-load script while developing: that of the site, with hot reload. */
import '@vitejs/plugin-react/preamble';
import './reload';
import '../client/first-load';
