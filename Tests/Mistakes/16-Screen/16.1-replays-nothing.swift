// Shares, but a screen that opens later shows nothing.

// exercise 16.1 in Driver.swift
source.share()
// end 16.1
