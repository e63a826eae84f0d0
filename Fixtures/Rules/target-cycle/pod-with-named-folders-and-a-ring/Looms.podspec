# What lies in a folder that a podspec gives a name is the pod's, and takes part in rings.
Pod::Spec.new do |spec|
  spec.name = "Looms"
  spec.version = "1.0"
  folder_of_looms = 'Sources/Looms' # from here
  spec.source_files = "#{folder_of_looms}/*.swift"
end
