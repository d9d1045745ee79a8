/** Runs in the head of every page, outside the bundle: a module of the bundle could not notice that the bundle is gone. */
import './guard';
import './baseUrlBanner';
