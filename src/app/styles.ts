import '#styles/fonts.css';
import '#styles/tokens.css';
import '#styles/reset.css';
import '#styles/global.css';
import '#styles/print.css';
