// Hears the mutations of the screen when the settings have ended, which they never do.

// exercise 17.5 in ForecastReactor.swift
.concat(unit.map(Mutation.setUnit), mutation)
// end 17.5
