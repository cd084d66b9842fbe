"""What every game keeps, whoever wrote it: matches at random, judged move by move. `majlis laws KEY` runs them all."""
