"""The games as learning programs know them: PettingZoo, Gymnasium, OpenSpiel, and arrays for many matches at once."""
