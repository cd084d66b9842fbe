"""The tables of the store from one version to the next. Brought up to date whenever a store is opened."""
