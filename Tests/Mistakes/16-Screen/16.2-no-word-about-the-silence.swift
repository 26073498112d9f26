// Swallows the end of the warnings: the user thinks that there is nothing to fear.

// exercise 16.2 in StationFeed.swift
degrees = measured.asDriver(onErrorDriveWith: .never())
warnings = warned.asSignal(onErrorSignalWith: .never())
// end 16.2
